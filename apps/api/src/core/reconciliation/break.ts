/** Two values that must be equal and are not. */
export interface Break {
  check: string;
  subject: string;
  expected: string;
  found: string;
}
