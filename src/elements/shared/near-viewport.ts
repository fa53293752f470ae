/** An element that waits until somebody could see it. */
export interface Waiting extends Element {
  near: boolean;
}

let observer: IntersectionObserver | undefined;

/** Sets `near` once the element comes within reach of the viewport; one observer for all elements. */
export function nearViewport(): Pick<IntersectionObserver, 'observe' | 'unobserve'> {
  return (observer ??= new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        (target as Waiting).near = true;
        observer!.unobserve(target);
      }
    },
    { rootMargin: '400px' },
  ));
}
