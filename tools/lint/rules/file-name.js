const { basename } = require('node:path');

/** Kebab-case, with only those suffixes that say what a file is. */
const NAME =
  /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\.(?:page|form|api|store|routes|stories|vectors|page-model))?(?:\.(?:test|test-d|spec))?\.(?:d\.ts|[cm]?[jt]sx?)$/;

/** One way to name a file, so that it is easy to find. */
module.exports = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: {
      name: 'File "{{name}}": kebab-case, with no suffix but .page .form .api .store .routes .stories .vectors .page-model .test .test-d .spec.',
    },
  },
  create(context) {
    return {
      Program(node) {
        const name = basename(context.filename);
        if (!NAME.test(name)) context.report({ node, messageId: 'name', data: { name } });
      },
    };
  },
};
