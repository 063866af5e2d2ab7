import { commonRequests } from '@portal/api-client/common/requests';
import type { TextVersion } from '@portal/contract/common';
import { DateTime, ErrorState, PageHeading, Skeleton, Stack, Text, TextLink } from '@portal/ui';
import { Html } from '@portal/ui/html';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { breadcrumbs } from '../shared/page/breadcrumbs';
import { PageHead } from '../shared/page/page-head';
import { usePublicData } from '../shared/data/use-public-data';
import { publicQuery, type PageQueries } from '../shared/data/public-query';

// Sixty-four letters would be wider than a phone.
const Hash = styled.code`
  overflow-wrap: anywhere;
`;

const Body = styled.div`
  padding-block: 8px 72px;
`;

const isHash = (text: string | null) => /^[0-9a-f]{64}$/.test(text ?? '');
const argsOf = (query: URLSearchParams) => {
  const hash = query.get('version');
  return hash !== null && isHash(hash) ? { hash } : {};
};

export const queries: PageQueries = (_params, query) => [publicQuery(commonRequests.textVersions, argsOf(query))];

const InForce = ({ from, until }: TextVersion) => (
  <>
    <DateTime value={from} show="date" /> 起
    {until ? (
      <>
        ，至 <DateTime value={until} show="date" />
      </>
    ) : (
      '，现行'
    )}
  </>
);

function One({ version }: { version: TextVersion }) {
  const { title, hash, html = '' } = version;
  return (
    <>
      <PageHeading
        title={`${title} ${version.version}`}
        lede={<InForce {...version} />}
        back={{ label: '历史版本', href: '/legal/archive' }}
      />
      <Body>
        <Stack data-gap={6}>
          <Html html={html} />
          <Text as="p" data-size={14} data-tone="soft">
            这一版的校验值（SHA-256）：<Hash>{hash}</Hash>
          </Text>
        </Stack>
      </Body>
    </>
  );
}

function All({ versions }: { versions: readonly TextVersion[] }) {
  const texts = [...new Set(versions.map(({ id }) => id))].map((id) => versions.filter((one) => one.id === id));
  return (
    <Stack data-gap={8}>
      {texts.map((list) => (
        <section key={list[0]?.id}>
          <h2>{list[0]?.title}</h2>
          <ul>
            {list.map((version) => (
              <li key={version.from + version.hash}>
                <TextLink href={version.href}>版本 {version.version}</TextLink>：<InForce {...version} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Stack>
  );
}

/** `/legal/archive`: every version of every legal text; with `?version=` what one says. */
export function ArchivePage() {
  const [query] = useSearchParams();
  const { data, failed, refetch } = usePublicData(commonRequests.textVersions, argsOf(query));
  const version = isHash(query.get('version')) ? data?.[0] : undefined;
  return (
    <>
      <PageHead
        title={version ? `${version.title} ${version.version}` : '法律文件历史版本'}
        description="客户协议、隐私政策等法律文件的历次版本与生效时间。"
        jsonLd={[breadcrumbs(['法律文件历史版本', '/legal/archive'])]}
      />
      {version ? (
        <One version={version} />
      ) : (
        <>
          <PageHeading title="法律文件历史版本" lede="每一份法律文件的每一版，及其生效的时间。您同意的是当时那一版。" />
          <Body>
            {failed && <ErrorState title={failed.msg} onRetry={refetch} />}
            {!data && !failed && <Skeleton lines={20} />}
            {data && <All versions={data} />}
          </Body>
        </>
      )}
    </>
  );
}
