import type { ReactiveController, ReactiveControllerHost } from 'lit';

const PRINT = ['beforeprint', 'afterprint'] as const;

/** Tells a part, while it is on the page, that the page is about to be printed, and then that it has been. */
export class PrintListener implements ReactiveController {
  constructor(
    host: ReactiveControllerHost,
    private readonly onPrint: (isBefore: boolean) => void,
  ) {
    host.addController(this);
  }

  hostConnected(): void {
    for (const type of PRINT) addEventListener(type, this);
  }

  hostDisconnected(): void {
    for (const type of PRINT) removeEventListener(type, this);
  }

  handleEvent({ type }: Event): void {
    this.onPrint(type === 'beforeprint');
  }
}
