type Schema = { validate: (value: unknown, options?: object) => Promise<unknown> };

/**
 * A schema that is fetched, and yup with it, when the first field is checked: the form can be read and typed into before.
 * Where the chunk cannot be had the form lets everything through, and the gateway, which judges by the same rules, answers.
 */
export function lazySchema(load: () => Promise<Schema>): Schema {
  let latest: unknown;
  return {
    validate: async (value, options) => {
      latest = value;
      const schema = await load().catch(() => undefined);
      // Checks that waited for the chunk together end in any order, and the form keeps what the last one says: so they
      // all speak of what was typed last.
      return schema ? schema.validate(latest, options) : value;
    },
  };
}
