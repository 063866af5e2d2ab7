import { adviseEmailDomain, commonEmailDomains } from './email-domain';
import { emailDomainVectors } from './email-domain.vectors';

test.each(emailDomainVectors)('case %#: $output', ({ input, output }) => {
  const advice = adviseEmailDomain(input);
  expect(advice && [advice.suggestion, advice.near]).toEqual(output);
});

test('the text contains the typed and the suggested domain', () => {
  expect(adviseEmailDomain('zhangsan@Gmial.com')?.message).toBe('gmial.com 不是常用邮箱，您要输入的是 gmail.com 吗？');
  expect(adviseEmailDomain('zhangsan@ab.com')?.message).toBe(
    'ab.com 不是常用邮箱，请核对是否能收到邮件；相近的常用邮箱是 qq.com。',
  );
});

test('lists every domain of the specification, once, in lower case', () => {
  const named = [
    'qq',
    '163',
    '139',
    'outlook',
    'sina',
    '189',
    '126',
    'sohu',
    'gmail',
    'aliyun',
    'live',
    'yahoo',
    'msn',
  ];
  const listed = commonEmailDomains.map((domain) => domain.split('.')[0]);
  expect(named.filter((name) => !listed.includes(name))).toEqual([]);
  expect(new Set(commonEmailDomains).size).toBe(commonEmailDomains.length);
  expect(commonEmailDomains.filter((domain) => domain !== domain.toLowerCase())).toEqual([]);
});

test('suggests a domain for every listed domain with one letter missing, unless the result is listed too', () => {
  const slips = commonEmailDomains.flatMap((domain) =>
    [...domain].map((_, index) => domain.slice(0, index) + domain.slice(index + 1)),
  );
  const far = slips.filter((slip) => adviseEmailDomain(`a@${slip}`)?.near === false);
  expect(far).toEqual([]);
});
