import { saveTextFile } from '../base/save-text-file.js';

/** Lets the person save a value as a JSON file. */
export function saveAsFile(name: string, value: unknown): void {
  saveTextFile(name, 'application/json', JSON.stringify(value, null, 2));
}
