import { catalogue, type ErrorCode } from '../catalogue';
import type { CallSpec } from '../kernel';
import type { Audience } from './audience';

type Json = Record<string, unknown>;

/** `data` of a refusal: null, or what there is to say about it (`RefusalData`). */
export const refusalData: Json = {
  anyOf: [
    { type: 'null' },
    {
      type: 'object',
      properties: {
        fields: {
          type: 'object',
          additionalProperties: { type: 'string' },
          description: 'the text for each wrong field, by its name in the request',
        },
        options: { type: 'object', description: 'of FACTOR and REAUTH: how the customer can prove who they are' },
        requestId: { type: 'string', description: 'of INTERNAL: by which the log is found' },
      },
    },
  ],
};

/** A response whose body is a refusal. */
const refusal = (codes: readonly ErrorCode[], waits = false): Json => ({
  description: codes.map((code) => `\`${code}\` ${catalogue[code]}`).join('; '),
  ...(waits && {
    headers: {
      'Retry-After': {
        description: 'seconds until the next try',
        required: true,
        schema: { type: 'integer', minimum: 1 },
      },
    },
  }),
  content: {
    'application/json': {
      schema: {
        type: 'object',
        required: ['code', 'msg', 'data'],
        properties: {
          code: { type: 'string' },
          msg: { type: 'string' },
          data: { $ref: '#/components/schemas/RefusalData' },
        },
      },
    },
  },
});

/** Every response beside 200, by its name in the document. */
const responses = {
  BadRequest: refusal(['PARAM']),
  NoSession: refusal(['STAFF']),
  NotAllowed: refusal(['STAFF_PERMISSION', 'STAFF_STEP_UP']),
  NotFound: refusal(['NOT_FOUND']),
  Conflict: refusal(['BUSY', 'IDEMPOTENCY']),
  TooLarge: refusal(['TOO_LARGE']),
  OtherMedia: refusal(['MEDIA']),
  OtherHost: refusal(['HOST']),
  TooMany: refusal(['RATE'], true),
  Defect: refusal(['INTERNAL']),
  Unavailable: refusal(['UNAVAILABLE'], true),
};
const ref = (name: keyof typeof responses): Json => ({ $ref: `#/components/responses/${name}` });

/** What a call can be answered with beside 200. */
export const commonResponses = (call: CallSpec): Json => ({
  400: ref('BadRequest'),
  ...(call.permission && { 401: ref('NoSession'), 403: ref('NotAllowed') }),
  404: ref('NotFound'),
  409: ref('Conflict'),
  ...((call.body ?? call.multipart) && { 413: ref('TooLarge'), 415: ref('OtherMedia') }),
  421: ref('OtherHost'),
  429: ref('TooMany'),
  500: ref('Defect'),
  503: ref('Unavailable'),
});

/** The responses that the paths of a document name. */
export const usedResponses = (paths: Json): Json => {
  const text = JSON.stringify(paths);
  return Object.fromEntries(Object.entries(responses).filter(([name]) => text.includes(`/responses/${name}"`)));
};

/** What a call needs: nothing, the customer's token (browsers send their sid cookie, too), or the session of a member. */
export function securityOf(call: CallSpec): Json[] {
  if (call.access === 'customer') return [{ token: [] }, { token: [], sid: [] }];
  return call.permission ? [{ staffToken: [] }, { staffCookie: [] }] : [];
}

/** How a session is shown, to an audience. Nothing of the sandbox needs one. */
export const securitySchemes = (audience: Audience): Json =>
  ({
    customer: {
      token: { type: 'apiKey', in: 'header', name: 'token', description: 'the session of a customer' },
      sid: {
        type: 'apiKey',
        in: 'cookie',
        name: '__Secure-sid',
        description: "the browser's part of the session, which scripts cannot read",
      },
    },
    staff: {
      staffToken: { type: 'http', scheme: 'bearer', description: 'the session of a member, for scripts' },
      staffCookie: { type: 'apiKey', in: 'cookie', name: '__Host-staff-session' },
    },
    sandbox: {},
  })[audience];
