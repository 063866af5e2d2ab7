import { regionName } from './region-name';

test.each([
  ['CN', '中国内地'],
  ['HK', '中国香港'],
  ['MO', '中国澳门'],
  ['TW', '中国台湾'],
  ['SG', '新加坡'],
])('%s is %s', (code, name) => expect(regionName(code)).toBe(name));
