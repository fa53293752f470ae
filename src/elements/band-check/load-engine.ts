/** The part of `<band-check>` that is loaded when it is needed; the script tags have their own way to it. */
export const loadEngine = () => import('./engine.js');
