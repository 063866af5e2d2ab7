/** npm packages by the part of the product they belong to. */
const server = [
  'pg',
  'graphile-worker',
  'fastify',
  '@fastify/*',
  '@node-rs/argon2',
  'nodemailer',
  'prom-client',
  'sharp',
  'csv-parse',
  'csv-parse/*',
  'cockatiel',
];
const client = ['axios', '@reduxjs/toolkit', 'react-redux', 'js-cookie'];
const drawing = ['lucide', 'lightweight-charts'];
const pages = ['formik', 'styled-components', ...drawing];
const react = ['react', 'react-dom', 'react-router-dom'];

const libraries = ['rules', 'contract', 'api-client', 'session', 'brand', 'ui', 'overview', 'testkit'];
const app = { uses: libraries, without: ['formik', ...drawing, ...client, ...server, 'yup'] };

/** Per layer (the `layer:` tag in project.json): the layers it `uses`, and the npm packages it is limited to or `without`. */
const layers = {
  rules: { uses: ['rules'], only: ['yup', 'fast-check', '@noble/hashes', '@noble/hashes/*', '@scure/base'] },
  brand: { uses: ['brand'], only: ['fast-check'] },
  contract: { uses: ['contract', 'rules'], only: ['typebox', 'typebox/*', 'fast-check'] },
  ui: { uses: ['ui', 'brand', 'rules'], without: [...client, ...server] },
  overview: {
    uses: ['overview', 'ui', 'contract', 'rules'],
    without: [...pages.filter((name) => name !== 'styled-components'), ...client, ...server],
  },
  'api-client': { uses: ['api-client', 'contract', 'rules'], without: [...pages, ...server, 'yup'] },
  session: { uses: ['session', 'contract', 'rules'], without: [...pages, ...server, 'yup'] },
  testkit: { uses: ['testkit', 'contract'], without: [...pages, ...client, ...react, 'yup'] },
  site: app,
  'user-center': app,
  staff: { ...app, uses: libraries.filter((name) => name !== 'session') },
  api: {
    uses: ['contract', 'rules', 'brand', 'testkit'],
    without: [...pages, ...client, ...react, 'yup'],
  },
  e2e: { uses: ['contract', 'rules', 'brand', 'testkit'], without: [...pages, ...client, ...server, 'yup'] },
  tools: { uses: ['contract', 'rules', 'brand'] },
};

/** What a project may depend on, by where its code runs and whether it is published. */
const others = {
  'runs:any': ['runs:any'],
  'runs:browser': ['runs:browser', 'runs:any', 'layer:testkit'],
  'runs:node': ['runs:node', 'runs:any'],
  'npm:public': ['npm:public'],
  'npm:never': ['npm:public', 'npm:never'],
};

const depConstraints = [
  ...Object.entries(layers).map(([layer, { uses, only, without }]) => ({
    sourceTag: `layer:${layer}`,
    onlyDependOnLibsWithTags: uses.map((name) => `layer:${name}`),
    ...(only && { allowedExternalImports: only }),
    ...(without && { bannedExternalImports: without }),
  })),
  ...Object.entries(others).map(([sourceTag, onlyDependOnLibsWithTags]) => ({ sourceTag, onlyDependOnLibsWithTags })),
];

/** Extended by .eslintrc.json: which project may import which project and which package. */
module.exports = {
  overrides: [
    {
      files: ['*.ts', '*.tsx', '*.mts', '*.js', '*.cjs', '*.mjs'],
      plugins: ['@nx'],
      rules: {
        '@nx/enforce-module-boundaries': [
          'error',
          {
            enforceBuildableLibDependency: false,
            banTransitiveDependencies: true,
            allow: ['../../tools/config/*', '../tools/config/*', '../config/*'],
            depConstraints,
          },
        ],
      },
    },
  ],
};
