import { useEffect, useRef, useState } from 'react';

export type UploadFile = (file: File, onProgress: (share: number) => void) => Promise<string>;

type State =
  | { kind: 'empty' }
  | { kind: 'sending'; share: number }
  | { kind: 'done'; preview: string | undefined }
  | { kind: 'failed'; text: string; file: File | undefined };

type Options = {
  upload: UploadFile;
  accept: readonly string[];
  maxBytes: number;
  onChange: (fileId: string) => void;
};

// Browsers show no TIFF.
const shows = (file: File) => !/\.tiff?$/i.test(file.name);

function refusal(file: File, accept: readonly string[], maxBytes: number): string | undefined {
  if (!accept.some((ending) => file.name.toLowerCase().endsWith(ending))) {
    const names = accept.map((ending) => ending.slice(1)).join('、');
    return `不支持这种文件，请选择 ${names} 格式的图片`;
  }
  if (file.size > maxBytes) return `图片超过 ${Math.floor(maxBytes / 1024 / 1024)} MB，请压缩后再上传`;
  return undefined;
}

/** One upload at a time; a newer choice wins over an older answer. */
export function useUpload({ upload, accept, maxBytes, onChange }: Options) {
  const [state, setState] = useState<State>({ kind: 'empty' });
  const turn = useRef(0);
  const preview = state.kind === 'done' ? state.preview : undefined;

  useEffect(() => (preview ? () => URL.revokeObjectURL(preview) : undefined), [preview]);

  const send = async (file: File) => {
    turn.current += 1;
    const mine = turn.current;
    const current = () => turn.current === mine;
    onChange('');
    setState({ kind: 'sending', share: 0 });
    try {
      const fileId = await upload(file, (share) => {
        if (current()) setState({ kind: 'sending', share });
      });
      if (!current()) return;
      setState({ kind: 'done', preview: shows(file) ? URL.createObjectURL(file) : undefined });
      onChange(fileId);
    } catch (error) {
      if (!current()) return;
      const text = error instanceof Error && error.message ? error.message : '上传失败，请重试';
      setState({ kind: 'failed', text, file });
    }
  };

  const choose = async (file: File) => {
    const text = refusal(file, accept, maxBytes);
    if (text) setState({ kind: 'failed', text, file: undefined });
    else await send(file);
  };
  const again = async () => {
    if (state.kind === 'failed' && state.file) await send(state.file);
  };
  return { state, choose, again };
}
