type Schema = { validate: (value: unknown, options?: object) => Promise<unknown> };

/**
 * A schema whose chunk, including yup, loads when the first field is validated: the form is usable before. If the chunk fails
 * to load, the form accepts all values, and the gateway validates by the same rules.
 */
export function lazySchema(load: () => Promise<Schema>): Schema {
  let latest: unknown;
  return {
    validate: async (value, options) => {
      latest = value;
      const schema = await load().catch(() => undefined);
      // Validations that waited for the chunk can end in any order, and the form keeps the last result. So all of them validate
      // the latest value.
      return schema ? schema.validate(latest, options) : value;
    },
  };
}
