/** Where two things that must be equal are not. */
export interface Break {
  check: string;
  subject: string;
  expected: string;
  found: string;
}
