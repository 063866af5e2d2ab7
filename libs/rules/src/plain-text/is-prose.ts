/**
 * Whether a text of several lines has no character that hides or reorders others: of the control characters it may have the tab and
 * line ends, of the format characters those that emoji and other scripts need, but none that changes the direction of writing.
 */
export const isProse = (text: string): boolean =>
  !/[\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]|(?![\t\n\r])\p{Cc}/u.test(text);
