/** Tells elements once that they come near the viewport; one observer for all of them. */
const waiting = new WeakMap<Element, () => void>();
let observer: IntersectionObserver | undefined;

/** Calls back once, as soon as the element is within a screen's reach, or when the page is to be printed. */
export function whenNearViewport(element: Element, callback: () => void): void {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) arrive(target);
    },
    { rootMargin: '400px' },
  );
  waiting.set(element, callback);
  observer.observe(element);
}

/** Forgets the element; nothing is called any more. */
export function forgetViewport(element: Element): void {
  waiting.delete(element);
  observer?.unobserve(element);
}

function arrive(element: Element): void {
  const callback = waiting.get(element);
  forgetViewport(element);
  callback?.();
}
