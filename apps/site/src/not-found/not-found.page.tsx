import { PageHeading, Stack, Text, TextField, TextLink } from '@portal/ui';
import { styled } from 'styled-components';
import { useState } from 'react';
import { accountMenu, legalMenu, useHeaderMenu } from '../shared/navigation/menu';
import { SearchForm } from '../shared/content/search-form';
import { PageHead } from '../shared/page/page-head';

const Places = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(140px, 1fr));
  gap: 0 16px;

  a {
    display: flex;
    align-items: center;
    min-height: 44px;
    border-bottom: 1px solid var(--line);
    text-decoration: none;
  }
`;

/** Shown at every unknown address: the existing pages, with a filter. */
export function NotFoundPage() {
  const [words, setWords] = useState('');
  const menu = useHeaderMenu().flatMap(({ items }) => items);
  const places = [{ label: '首页', href: '/' }, ...menu, ...accountMenu, ...legalMenu];
  const requested = words.trim().toLowerCase();
  const found = places.filter(({ label }) => label.toLowerCase().includes(requested));
  return (
    <>
      <PageHead title="页面不存在" description="您访问的页面不存在或已移走。" noIndex />
      <PageHeading title="页面不存在" lede="地址可能输错了，或页面已经移走。您可以在下面查找，或回到首页重新开始。" />
      <Stack data-gap={6}>
        <SearchForm action="/search" label="搜索全站" search="" />
        <TextField name="words" label="查找页面" type="search" autoComplete="off" value={words} onChange={setWords} />
        <nav aria-label="可以去的页面">
          {found.length > 0 ? (
            <Places>
              {found.map(({ label, href }) => (
                <li key={href}>
                  <TextLink href={href}>{label}</TextLink>
                </li>
              ))}
            </Places>
          ) : (
            <Text as="p" data-tone="soft" role="status">
              没有找到“{words.trim()}”，请换一个词。
            </Text>
          )}
        </nav>
      </Stack>
    </>
  );
}
