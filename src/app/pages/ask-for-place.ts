import type { FieldNote } from '../lists/field-note.js';

/** How long the device may look for itself, in milliseconds. */
const PLACE_TIMEOUT = 15_000;

/** Where the device is, if the person lets it say so. */
export function askForPlace(): Promise<Pick<FieldNote, 'latitude' | 'longitude' | 'accuracy'> | undefined> {
  return new Promise((resolve) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) => resolve({ latitude, longitude, accuracy }),
      () => resolve(undefined),
      { enableHighAccuracy: true, timeout: PLACE_TIMEOUT },
    );
  });
}
