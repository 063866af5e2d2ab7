import { useHttp } from '@portal/api-client';
import { commonRequests } from '@portal/api-client/common/requests';
import { download } from '@portal/api-client/http';
import { Button, Row, useToast } from '@portal/ui';
import { saveFile } from '../shared/records/save-file';

/** The pictures that the customer sent with a message, to be saved again. */
export function OwnFiles({ files }: { files: readonly string[] }) {
  const http = useHttp();
  const toast = useToast();
  const save = async (fileId: string, name: string) => {
    const file = await download(http, commonRequests.file, { fileId });
    if (file.ok) saveFile(file.data, name);
    else toast(file.msg, 'danger');
  };
  return (
    <Row data-gap={2}>
      {files.map((fileId, at) => (
        <Button key={fileId} size="small" tone="quiet" onClick={() => void save(fileId, `附件 ${at + 1}`)}>
          附件 {at + 1}
        </Button>
      ))}
    </Row>
  );
}
