/** Texts for fields that the API refuses, when no rule has its own text. */
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
  readonly line: string;
  readonly cell: string;
  readonly prose: string;
}
