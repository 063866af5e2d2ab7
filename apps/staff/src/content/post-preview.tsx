import { failureFrom } from '@portal/api-client/http';
import { usePreviewPostMutation } from '@portal/api-client/staff';
import type { PostKind } from '@portal/contract/staff';
import { Card, Empty, Lines, Notice, Skeleton } from '@portal/ui';
import { Html } from '@portal/ui/html';
import { useEffect } from 'react';

/** The text as the site will show it, a moment after typing pauses, and what has to be mended. */
export function PostPreview({ kind, text }: { kind: PostKind; text: string }) {
  const [preview, { data, error }] = usePreviewPostMutation();
  const empty = text.trim() === '';
  useEffect(() => {
    if (empty) return;
    const timer = setTimeout(() => void preview({ kind, text }), 400);
    return () => clearTimeout(timer);
  }, [kind, text, empty, preview]);
  return (
    <Card title="预览">
      {empty ? (
        <Empty title="输入正文后在此预览" />
      ) : error !== undefined ? (
        <Notice tone="danger">{failureFrom(error).msg}</Notice>
      ) : !data ? (
        <Skeleton lines={8} />
      ) : (
        <>
          {data.problems.length > 0 && (
            <Notice tone="warn" title="须修改后才能保存">
              <Lines>
                {data.problems.map(({ line, text: problem }) => (
                  <li key={`${line} ${problem}`}>{`第 ${line} 行：${problem}`}</li>
                ))}
              </Lines>
            </Notice>
          )}
          <Html html={data.html} />
        </>
      )}
    </Card>
  );
}
