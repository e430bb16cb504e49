/** One or more input devices and what they do, as WebDriver describes it. Classic WebDriver and BiDi share this form. */
export type Input = {
  type: 'key' | 'pointer';
  id: string;
  parameters?: { pointerType: 'mouse' | 'touch' };
  actions: object[];
};

/** What a journey needs of a browser. Windows are known by the ids that the browser gives them. */
export type Driver = {
  windows(): Promise<string[]>;
  /** Resolves after the `load` event. */
  goto(window: string, url: string): Promise<void>;
  reload(window: string): Promise<void>;
  close(window: string): Promise<void>;
  /** Evaluates an expression, or what its promise resolves to. The value must be JSON. */
  evaluate(window: string, expression: string): Promise<unknown>;
  perform(window: string, inputs: Input[]): Promise<void>;
  /** Errors and warnings in the console, where the browser reports them: uncaught errors and what the policy refused too. */
  readonly complaints: string[];
  quit(): Promise<void>;
};

/** The expression's value as text, so that both protocols pass it in the same form. */
export function asJson(expression: string): string {
  return `(async () => JSON.stringify(await (${expression})) ?? 'null')()`;
}

/** The expression that calls a function in the page. The arguments are expressions too. */
export function callOf(script: unknown, ...expressions: string[]): string {
  return `(${script})(${expressions.join(', ')})`;
}

/** A value as an expression. */
export function literal(value: unknown): string {
  return JSON.stringify(value) ?? 'undefined';
}
