import { useEffect, useRef, useState } from 'react';
import { isHeic } from './is-heic';
import type { UiTexts } from '../texts/ui-texts';
import { shrinkPhoto } from './shrink-photo';

/** The id of an uploaded file, or the text of a refusal or of a failed connection. */
export type Uploaded = { fileId: string } | { refused: string };

/** What it throws is a fault of the page, and no text for the reader. */
export type UploadFile = (file: File, onProgress: (share: number) => void) => Promise<Uploaded>;

type State =
  | { kind: 'empty' }
  | { kind: 'sending'; share: number }
  | { kind: 'done'; preview: string | undefined }
  | { kind: 'failed'; text: string; file: File | undefined };

type Texts = UiTexts['uploadField'];

type Options = {
  upload: UploadFile;
  maxBytes: number;
  onChange: (fileId: string) => void;
  texts: Texts;
};

const taken = ['bmp', 'gif', 'jpg', 'jpeg', 'png', 'tif'] as const;
// Browsers cannot display TIFF.
const shows = ({ name, type }: File) => !/\.tiff?$/i.test(name) && type !== 'image/tiff';

/** Looks only at what is certain: the gateway decides by the content, also of a file without an ending in its name. */
async function typeRefusal(file: File, texts: Texts): Promise<string | undefined> {
  if (await isHeic(file)) return texts.heic;
  if (file.type !== '' && !file.type.startsWith('image/')) return texts.type(taken);
  return undefined;
}

/** One upload at a time; the response to an older selection is ignored. */
export function useUpload(options: Options) {
  const { upload, onChange, maxBytes, texts } = options;
  const [state, setState] = useState<State>({ kind: 'empty' });
  const turn = useRef(0);
  const preview = state.kind === 'done' ? state.preview : undefined;

  useEffect(() => (preview ? () => URL.revokeObjectURL(preview) : undefined), [preview]);

  const send = async (chosen: File) => {
    turn.current += 1;
    const mine = turn.current;
    const current = () => turn.current === mine;
    onChange('');
    setState({ kind: 'sending', share: 0 });
    const fail = (text: string, file?: File) => {
      if (current()) setState({ kind: 'failed', text, file });
    };
    try {
      const file = await shrinkPhoto(chosen);
      if (!current()) return;
      if (file.size > maxBytes) {
        fail(texts.size(Math.floor(maxBytes / 1024 / 1024)));
        return;
      }
      const answer = await upload(file, (share) => {
        if (current()) setState({ kind: 'sending', share });
      });
      if (!current()) return;
      if ('refused' in answer) {
        fail(answer.refused, file);
        return;
      }
      setState({ kind: 'done', preview: shows(file) ? URL.createObjectURL(file) : undefined });
      onChange(answer.fileId);
    } catch {
      fail(texts.failed, chosen);
    }
  };

  const choose = async (file: File) => {
    const text = await typeRefusal(file, texts);
    if (text) setState({ kind: 'failed', text, file: undefined });
    else await send(file);
  };
  const again = async () => {
    if (state.kind === 'failed' && state.file) await send(state.file);
  };
  return { state, choose, again };
}
