/** An element that waits until somebody could see it. */
export interface Waiting extends Element {
  near: boolean;
}

/** How near to the viewport an element asks, in px. */
const REACH = 400;

/** Elements that have come into the document and were not looked at yet. */
let fresh: Waiting[] = [];
let observer: IntersectionObserver | undefined;

/** Sets `near` of an element at once if it is within reach of the viewport, else as soon as it comes there. */
export function watch(element: Waiting): void {
  if (fresh.push(element) === 1) queueMicrotask(look);
}

/** Forgets an element that has left the document. */
export function unwatch(element: Waiting): void {
  observer?.unobserve(element);
}

function look(): void {
  const elements = fresh.filter(({ isConnected }) => isConnected);
  fresh = [];
  // all are measured before any is drawn: one layout, however many there are
  const boxes = elements.map((element) => element.getBoundingClientRect());
  elements.forEach((element, i) => {
    const { top, bottom, height } = boxes[i]!;
    if (document.readyState === 'loading' && !element.nextSibling) {
      // its end was not read yet, and so perhaps not the data inside
      if (fresh.push(element) === 1) requestAnimationFrame(look);
    } else if (height > 0 && bottom > -REACH && top < innerHeight + REACH) element.near = true;
    else observe(element);
  });
}

/** One observer for all elements. */
function observe(element: Waiting): void {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        (target as Waiting).near = true;
        observer!.unobserve(target);
      }
    },
    { rootMargin: `${REACH}px` },
  );
  observer.observe(element);
}
