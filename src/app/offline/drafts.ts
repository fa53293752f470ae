/** Keeps text that was typed and not used yet over the reload that a new version needs. */

const KEY = 'band-check:drafts';

type Control = HTMLInputElement | HTMLTextAreaElement;

/** Every control that text can be typed into, also in the (open) shadow roots of the elements, in the order of the page. */
function controls(root: Document | ShadowRoot = document): Control[] {
  return [...root.querySelectorAll('*')].flatMap((element) => [
    ...(element.matches('textarea, input:not([type]), input:is([type=text], [type=search])')
      ? [element as Control]
      : []),
    ...(element.shadowRoot ? controls(element.shadowRoot) : []),
  ]);
}

/** Drafts by control: its place among the controls of the page, with its own name as a check. */
function findControls(): Map<string, Control> {
  return new Map(
    controls().map((control, index) => [`${index} ${control.localName} ${control.id}`, control]),
  );
}

/** Puts the drafts of this page aside for this tab. */
export async function saveDrafts(): Promise<void> {
  const typed = [...findControls()]
    .filter(([, { value }]) => value !== '')
    .map(([name, { value }]) => [name, value]);
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ path: location.pathname, typed }));
  } catch {
    // Without storage the drafts are lost: nothing else outlives a reload.
  }
  return Promise.resolve();
}

/**
 * Puts drafts back that were put aside on this very page, in place of what the page fills its controls with by itself. To be
 * called when it is drawn.
 */
export function restoreDrafts(): void {
  let kept: { path: string; typed: [string, string][] };
  try {
    kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as typeof kept;
    sessionStorage.removeItem(KEY);
  } catch {
    return;
  }
  if (kept?.path !== location.pathname) return;
  const here = findControls();
  for (const [name, value] of kept.typed) {
    const control = here.get(name);
    if (!control || control.value === value) continue;
    control.value = value;
    control.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
  }
}
