import { conform, type Fetch } from '@portal/contract/conformance';
import { calls } from '@portal/contract';
import { audiences, openapiDocument } from '@portal/contract/openapi';
import { fundedCustomer } from '@portal/testkit';
import { Ajv2020 } from 'ajv/dist/2020';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway';

// What a client that is generated from the documents decodes: every answer of the real gateway, success or not.

interface Operation {
  operationId: string;
  responses: Record<string, { $ref?: string } | undefined>;
}
interface Document {
  paths: Record<string, Record<string, Operation>>;
}

let gateway: TestGateway;
let person: Awaited<ReturnType<typeof fundedCustomer>>;
beforeAll(async () => {
  gateway = await startTestGateway();
  person = await fundedCustomer(gateway.url);
});
afterAll(() => gateway.stop());

const ajv = new Ajv2020({ strict: false, validateFormats: false });
const documents = audiences.map((audience) => {
  const document = openapiDocument(calls, audience) as unknown as Document;
  ajv.addSchema(document, audience);
  return { audience, document };
});
const part = (text: string) => encodeURIComponent(text.replaceAll('~', '~0').replaceAll('/', '~1'));

/** The operation of a request: a path without a parameter comes first. */
function operationOf(method: string, pathname: string) {
  for (const { audience, document } of documents) {
    const found = Object.entries(document.paths)
      .filter(([path, operations]) => {
        const shape = path.replace(/[.]/g, '\\.').replace(/\{\w+\}/g, '[^/]+');
        return method in operations && new RegExp(`^${shape}$`).test(pathname);
      })
      .sort(([a], [b]) => Number(a.includes('{')) - Number(b.includes('{')));
    const [path, operations] = found[0] ?? [];
    const operation = operations?.[method];
    if (path !== undefined && operation) return { audience, path, operation };
  }
  return undefined;
}

/** What is wrong with an answer by the documents. */
function faultOf(method: string, url: string, status: number, text: string): string | undefined {
  const known = operationOf(method.toLowerCase(), new URL(url).pathname);
  if (!known) return undefined;
  const { audience, path, operation } = known;
  const response = operation.responses[status];
  const name = `${operation.operationId} ${status}`;
  if (!response) return `${name}: not in the document`;
  const at = response.$ref?.slice(1) ?? `/paths/${part(path)}/${method.toLowerCase()}/responses/${status}`;
  const validate = ajv.getSchema(`${audience}#${at}/content/application~1json/schema`);
  if (!validate) return `${name}: no schema`;
  return validate(JSON.parse(text))
    ? undefined
    : `${name}: ${ajv.errorsText(validate.errors)} in ${text.slice(0, 200)}`;
}

test('every answer to the conformance suite is one that the documents have', async () => {
  const [seen, faults] = [{ ok: 0, refused: 0 }, new Set<string>()];
  const recorded: Fetch = async (url, init) => {
    const answer = await fetch(url, init);
    const text = await answer.text();
    if (answer.headers.get('content-type')?.startsWith('application/json')) {
      seen[text.startsWith('{"code":"OK"') ? 'ok' : 'refused'] += 1;
      const fault = faultOf(init?.method ?? 'GET', url, answer.status, text);
      if (fault !== undefined) faults.add(fault);
    }
    return { status: answer.status, headers: answer.headers, text: async () => text };
  };
  const { client } = person;
  const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const session = { token: client.token ?? '', cookie };
  await conform({ base: gateway.url, staffBase: gateway.staffUrl, fetch: recorded, session });
  expect([...faults]).toEqual([]);
  expect(seen.ok).toBeGreaterThan(25);
  expect(seen.refused).toBeGreaterThan(50);
});

test.each<[string, string, object, number]>([
  ['a field of a wrong form', '/v2/deposit/submitData', { accountId: '1', channel: 'EGPAY', amount: 'x' }, 400],
  ['a rule of money', '/v2/deposit/submitData', { accountId: '1', channel: 'EGPAY', amount: '1.00' }, 200],
  ['a wrong session', '/v2/user/sessions', {}, 200],
])('a refusal by %s is one that the document has', async (_, path, body, status) => {
  const headers = {
    'content-type': 'application/json',
    ...(path.includes('deposit') && { token: person.client.token ?? '', 'idempotency-key': 'openapi-1' }),
    cookie: [...person.client.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
  };
  const answer = await fetch(`${gateway.url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  const text = await answer.text();
  expect({ status: answer.status, text }).toEqual({ status, text: expect.not.stringContaining('"code":"OK"') });
  expect(faultOf('POST', answer.url, answer.status, text)).toBeUndefined();
});
