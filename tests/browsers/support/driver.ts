/** What a test asks of a browser, whichever protocol it speaks. */
export interface Driver {
  /** Opens an address, and waits for its page to load. */
  goTo: (url: string) => Promise<void>;
  /**
   * Runs a function in the page. It sees nothing of the test but its input, and both are JSON.
   * @throws Error when it throws in the page, or the page is being left
   */
  run: <Input, Output>(work: (input: Input) => Output, input: Input) => Promise<Output>;
  /** Presses the middle of the element with a pointer. */
  press: (selector: string) => Promise<void>;
  /** Presses the key of each character, where the focus is. */
  type: (text: string) => Promise<void>;
  /** Gives a file to a file input. */
  attach: (selector: string, path: string) => Promise<void>;
  /** Makes the page as wide as this, in CSS pixels. */
  setWidth: (width: number) => Promise<void>;
  /** Errors that the browser tells of outside the page, so far. */
  told: () => readonly string[];
  /** What is drawn now, as a PNG in base64. */
  picture: () => Promise<string>;
  close: () => Promise<void>;
}

/** The size of the page when it opens, in CSS pixels. */
export const SIZE = { width: 1280, height: 800 } as const;
