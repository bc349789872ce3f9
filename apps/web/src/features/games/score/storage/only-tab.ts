/**
 * Two tabs of a browser are one device to the server, so the browser decides which of them scores a
 * game. Without locks (plain HTTP, old browsers) each tab may.
 */
export class OnlyTab {
  readonly #name: string;
  readonly #onLost: () => void;
  #release: () => void = () => {};
  /** whether another tab has the game */
  isLost = false;

  constructor(gameId: number, onLost: () => void) {
    this.#name = `oche-game-${gameId}`;
    this.#onLost = onLost;
  }

  /** Takes the game if no other tab has it, else that is told. */
  ask(): void {
    void this.#request({ ifAvailable: true });
  }

  /** Takes the game from the tab that has it. */
  take(): Promise<void> {
    return this.#request({ steal: true });
  }

  leave(): void {
    this.#release();
  }

  /** @returns when the browser has answered */
  #request(options: LockOptions): Promise<void> {
    this.#release();
    const released = new Promise<void>((resolve) => {
      this.#release = resolve;
    });
    const lose = () => {
      this.isLost = true;
      this.#onLost();
    };
    return new Promise((answered) => {
      const held = navigator.locks?.request(this.#name, options, (lock) => {
        answered();
        return lock ? released : lose();
      });
      // stolen by another tab
      held?.catch(lose);
      if (!held) answered();
    });
  }
}
