/** What a rule must accept and what it must refuse. */
export interface RuleVectors {
  readonly accept: readonly string[];
  readonly reject: readonly unknown[];
}

/** What a function must answer to one input. */
export interface Case<Input, Output> {
  readonly input: Input;
  readonly output: Output;
}
