import type { FastifyInstance } from 'fastify';

/** No body of the contract is deeper. What walks a body recursively would run out of stack at some thousands. */
const deepest = 32;

/** Whether lists and objects are nested deeper than the limit. Does not parse, and takes the same stack for any text. */
function isTooDeep(text: string): boolean {
  let depth = 0;
  let quoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (quoted) {
      if (character === '\\') at += 1;
      else if (character === '"') quoted = false;
    } else if (character === '"') quoted = true;
    else if (character === '[' || character === '{') {
      depth += 1;
      if (depth > deepest) return true;
    } else if (character === ']' || character === '}') depth -= 1;
  }
  return false;
}

const tooDeep = () =>
  Object.assign(new Error('JSON is nested too deep'), {
    statusCode: 400,
    validation: [{ keyword: 'depth', instancePath: '', schemaPath: '', params: {} }],
  });

/** Parses JSON of at most 32 levels. Throws for anything else. */
export function readJson(text: string): unknown {
  if (isTooDeep(text)) throw tooDeep();
  return JSON.parse(text);
}

/** Makes a server refuse JSON bodies of more than 32 levels, before they are parsed. */
export function limitDepth(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) =>
    isTooDeep(body) ? done(tooDeep()) : void parse(request, body, done),
  );
}
