const react = ['react', 'react-dom', 'react-router-dom', 'styled-components'];

/** What is measured of each library: the import an app would write, its limit in bytes, and what it must not pull in. */
export const measured = {
  rules: [
    { name: 'one rule (`mobile`)', code: "export { mobile } from '@portal/rules/rules'", most: 1000, without: ['yup'] },
    { name: 'one mask (`maskPhone`)', code: "export { maskPhone } from '@portal/rules/masks'", most: 1000 },
    { name: '`parseAmount`', code: "export { parseAmount } from '@portal/rules/money'", most: 1000 },
    { name: 'all rules', code: "export { allRules } from '@portal/rules'", most: 4000, without: ['yup'] },
  ],
  contract: [{ name: 'types only', code: "import '@portal/contract'", most: 100, without: ['typebox'] }],
  brand: [{ name: '`cssVariables`', code: "export { cssVariables } from '@portal/brand'", most: 1000 }],
  'api-client': [
    {
      name: '`createHttp` and `call`, with axios',
      code: "export { createHttp, call } from '@portal/api-client/http'",
      most: 22_000,
      without: ['@reduxjs', 'typebox'],
    },
    {
      name: 'the calls of a domain',
      code: "export { customerRequests } from '@portal/api-client/customer/requests'",
      most: 1500,
    },
  ],
  session: [
    {
      name: '`createSession`',
      code: "export { createSession } from '@portal/session/core'",
      most: 6000,
      without: ['@reduxjs', 'react'],
    },
  ],
  ui: [
    {
      name: '`Button`',
      code: "export { Button } from '@portal/ui'",
      external: react,
      most: 3000,
      without: ['lightweight-charts', 'formik', 'yup', '/dist/form/', '/dist/chart/'],
    },
    {
      name: 'one masked field (`Masked`)',
      code: "export { Masked } from '@portal/ui'",
      external: react,
      most: 3000,
      without: ['lightweight-charts', 'formik'],
    },
    { name: '`TextField`', code: "export { TextField } from '@portal/ui'", external: react, most: 5000 },
    { name: '`Table`', code: "export { Table } from '@portal/ui'", external: react, most: 8000 },
  ],
};
