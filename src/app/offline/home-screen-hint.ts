import type { Teller } from './teller.js';

const KEY = 'band-check:home-screen-hint';

/**
 * Tells once, on iPhones and iPads, how the app comes onto the home screen: Safari offers that in its share menu only and
 * never asks by itself. Other browsers there hide it elsewhere or do not have it.
 */
export function hintAtHomeScreen(teller: Teller): void {
  if (!isSafariOnTouch(navigator) || isInstalled()) return;
  try {
    if (localStorage.getItem(KEY) !== null) return;
    localStorage.setItem(KEY, 'told');
  } catch {
    return; // it would come back at every visit
  }
  teller.tell('home-screen', 'told', (words) => ({ kind: 'info', text: words.addToHomeScreen }));
}

/** iPads call themselves Macs; a Mac has no touch screen. */
function isSafariOnTouch({ userAgent, maxTouchPoints }: Navigator): boolean {
  const isTouch = /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
  return isTouch && /Version\/[\d.]+ .*Safari\//.test(userAgent) && !/CriOS|FxiOS|EdgiOS|GSA/.test(userAgent);
}

/** Opened from the home screen; `standalone` is Safari's own word for it. */
function isInstalled(): boolean {
  return (
    matchMedia('(display-mode: standalone)').matches ||
    (navigator as { standalone?: boolean }).standalone === true
  );
}
