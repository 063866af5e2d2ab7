/** Values that a rule must accept and values that it must refuse. */
export interface RuleVectors {
  readonly accept: readonly string[];
  readonly reject: readonly unknown[];
}

/** An input of a function and the expected output. */
export interface Case<Input, Output> {
  readonly input: Input;
  readonly output: Output;
}
