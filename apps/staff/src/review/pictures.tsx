import { useHttp } from '@portal/api-client';
import { addressOf } from '@portal/api-client/http';
import { staffRequests } from '@portal/api-client/staff/requests';
import { Button, Row, Stack, styled } from '@portal/ui';
import { useState } from 'react';
import { useKeys } from '../shared/keys/keys';
import { nextZoom, Picture } from '../shared/page/picture';
import type { QueueKind } from './kinds';

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(300px, 100%), 1fr));
  gap: 8px;
`;

const labels: Readonly<Partial<Record<QueueKind, readonly string[]>>> = {
  identity: ['身份证正面', '身份证反面'],
  bank: ['银行卡照片'],
  phone: ['身份证正面', '身份证反面', '手持身份证', '已认证的正面', '已认证的反面'],
};

/** The pictures of an item side by side. Zoom and rotation apply to all of them. */
export function Pictures({ kind, files }: { kind: QueueKind; files: readonly string[] }) {
  const http = useHttp();
  const [turns, setTurns] = useState(0);
  const [zoom, setZoom] = useState(1);
  const enlarge = () => setZoom(nextZoom);
  const turn = () => setTurns((before) => before + 1);
  useKeys([
    { key: 'z', label: '放大图片', run: enlarge },
    { key: 'o', label: '旋转图片', run: turn },
  ]);
  if (files.length === 0) return null;
  return (
    <Stack data-gap={2}>
      <Pair>
        {files.map((fileId, at) => (
          <Picture
            key={fileId}
            address={addressOf(http, staffRequests.staffFile, { fileId })}
            label={labels[kind]?.[at] ?? `图片 ${at + 1}`}
            turns={turns}
            zoom={zoom}
            onZoom={enlarge}
          />
        ))}
      </Pair>
      <Row data-gap={2}>
        <Button size="small" onClick={enlarge}>
          {`放大 ${zoom}×`}
        </Button>
        <Button size="small" onClick={turn}>
          旋转
        </Button>
        <Button
          size="small"
          onClick={() => {
            setZoom(1);
            setTurns(0);
          }}
        >
          复原
        </Button>
      </Row>
    </Stack>
  );
}
