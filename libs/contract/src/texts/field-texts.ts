/** What is said of a field that the API refuses, where no rule has words of its own. */
export interface FieldTexts {
  readonly required: string;
  readonly unknown: string;
  readonly form: string;
  readonly choice: string;
  readonly tooLong: string;
  readonly tooSmall: string;
  readonly tooLarge: string;
  readonly day: string;
  readonly moment: string;
}
