import { maskPhone } from '@portal/rules/masks';
import { brandOf, defaultBrand } from '@portal/brand';
import { Button, GlobalStyle, Logo, Masked, Money } from '@portal/ui';
import { ServerStyleSheet } from '@portal/ui/server';
import assert from 'node:assert/strict';
import { createElement as h } from 'react';
import { renderToString } from 'react-dom/server';

const brand = brandOf(defaultBrand);
const sheet = new ServerStyleSheet();
const page = h('main', null, [
  h(GlobalStyle, { brand, key: 'style' }),
  h(Logo, { brand, key: 'logo' }),
  h(Money, { value: '1234.50', currency: 'USD', key: 'money' }),
  h(Masked, { value: maskPhone('13800138000'), label: '手机号', key: 'masked' }),
  h(Button, { tone: 'primary', key: 'button' }, '入金'),
]);
const html = renderToString(sheet.collectStyles(page));
assert.match(html, /<button[^>]*data-tone="primary"/);
assert.match(html, /138\*{4}8000/);
assert.match(sheet.getStyleTags(), /--action/);
