import { Button, Dialog, Notice, Skeleton } from '@portal/ui';
import { styled } from 'styled-components';
import { useEffect, useState } from 'react';
import { saveFile } from '../shared/records/save-file';
import { useInstallation } from '../shared/browser/installation';
import { makePoster } from './make-poster';

type Props = { code: string; link: string; qr: string; open: boolean; onClose: () => void };

type Made = { file: Blob; address: string } | 'failed' | undefined;

const Picture = styled.div`
  display: grid;
  justify-items: center;
  gap: 12px;
  color: var(--text-soft);
  font-size: var(--text-14);

  > :is(img, span) {
    width: min(100%, 300px);
    aspect-ratio: 2 / 3;
    border: 1px solid var(--line);
    border-radius: var(--radius);
  }
`;

/** Shows the poster and saves it. It is drawn when the dialog opens. */
export function PosterDialog({ code, link, qr, open, onClose }: Props) {
  const { brand } = useInstallation();
  const [made, setMade] = useState<Made>();
  useEffect(() => {
    if (!open) return;
    let address: string | undefined;
    let gone = false;
    makePoster({ brand, code, host: new URL(link).host, qr }).then(
      (file) => {
        if (gone) return;
        address = URL.createObjectURL(file);
        setMade({ file, address });
      },
      () => {
        if (!gone) setMade('failed');
      },
    );
    return () => {
      gone = true;
      if (address) URL.revokeObjectURL(address);
      setMade(undefined);
    };
  }, [open, brand, code, link, qr]);

  const ready = made !== undefined && made !== 'failed' ? made : undefined;
  return (
    <Dialog
      open={open}
      title="邀请海报"
      onClose={onClose}
      actions={
        <Button
          tone="primary"
          unavailable={!ready}
          onClick={() => ready && saveFile(ready.file, `邀请海报_${code}.png`)}
        >
          保存海报
        </Button>
      }
    >
      {made === 'failed' ? (
        <Notice tone="warn" live title="海报未能生成">
          请换用其他浏览器，或直接复制邀请链接发给好友。
        </Notice>
      ) : (
        <Picture>
          {ready ? <img src={ready.address} alt={`邀请海报，邀请码 ${code}`} /> : <Skeleton shape="chart" />}
          手机上可长按图片保存或转发
        </Picture>
      )}
    </Dialog>
  );
}
