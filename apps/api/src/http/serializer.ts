import { formats } from '@portal/rules/formats';
import fastJson from 'fast-json-stringify';

type Serializer = (answer: unknown) => string;

const serializers = new WeakMap<object, Serializer>();

/**
 * Returns the serializer of a schema. The schema is compiled at the first answer, so that the start does not wait for unused schemas,
 * and once for all servers of the process.
 */
export const serializerOf =
  (schema: object): Serializer =>
  (answer) => {
    let serialize = serializers.get(schema);
    if (!serialize) {
      serialize = fastJson(schema, { ajv: { formats } });
      serializers.set(schema, serialize);
    }
    return serialize(answer);
  };
