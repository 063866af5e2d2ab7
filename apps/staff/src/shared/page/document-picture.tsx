import { Button, Row, Stack } from '@portal/ui';
import { useState } from 'react';
import { nextZoom, Picture } from './picture';

/** The picture of a document with its zoom. The gateway records each read in the audit log. */
export function DocumentPicture({ address, label }: { address: string; label: string }) {
  const [zoom, setZoom] = useState(1);
  const enlarge = () => setZoom(nextZoom);
  return (
    <Stack data-gap={2}>
      <Picture address={address} label={label} zoom={zoom} turns={0} onZoom={enlarge} />
      <Row>
        <Button size="small" onClick={enlarge}>
          {`放大 ${zoom}×`}
        </Button>
      </Row>
    </Stack>
  );
}
