/** An element that waits until somebody could see it. */
interface Waiting extends Element {
  near: boolean;
}

/** One observer for all elements, which does not hold them; they ask 400 px before they could be seen. */
let observer: IntersectionObserver | undefined;

/** Sets `near` of an element as soon as it comes within reach of the viewport. */
export function watch(element: Waiting): void {
  if (document.readyState === 'loading' && !element.nextSibling) {
    // its end was not read yet, and so perhaps not the data inside
    addEventListener('DOMContentLoaded', () => watch(element), { once: true });
    return;
  }
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (isIntersecting) (target as Waiting).near = true;
      }
    },
    { rootMargin: '400px' },
  );
  observer.observe(element);
}
