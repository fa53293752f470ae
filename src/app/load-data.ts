/** Fetches the facts: the small manifest, then the world and the evidence that it names. */
import { decodeEvidence, decodeWorld } from '../world/snapshot.js';
import type { AppState } from './app-state.js';

const MANIFEST = '/v1/snapshot.json';

/** Sets the world as soon as it is here, and the evidence when it follows; what fails is shown, not thrown. */
export async function loadData(app: AppState): Promise<void> {
  try {
    const manifest = JSON.parse(await text(MANIFEST)) as {
      world: { url: string };
      evidence: { url: string };
    };
    const base = new URL(MANIFEST, location.origin);
    const evidenceText = text(new URL(manifest.evidence.url, base).href);
    evidenceText.catch(() => undefined); // looked at below, after the world is shown
    const world = decodeWorld(await text(new URL(manifest.world.url, base).href));
    app.setData({ status: 'ready', data: { world, evidence: undefined } });
    app.setData({ status: 'ready', data: { world, evidence: decodeEvidence(await evidenceText) } });
  } catch (error) {
    if (app.data.status === 'ready') return; // verdicts stand; the evidence says that it is on its way
    app.setData({ status: 'failed', error: error instanceof Error ? error : new Error(String(error)) });
  }
}

async function text(url: string): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: HTTP ${response.status}`);
  return response.text();
}
