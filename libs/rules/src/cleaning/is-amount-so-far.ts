/** Whether a text is an amount with at most `places`, or may become one when the customer types on: `1,2` of `1,250.00`. */
export const isAmountSoFar = (text: string, places: number): boolean =>
  new RegExp(`^[\\d,]*(?:\\.\\d{0,${places}})?$`).test(text);
