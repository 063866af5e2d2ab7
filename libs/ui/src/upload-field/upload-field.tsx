import styled from 'styled-components';
import { Button } from '../button/button';
import { Field, type FieldProps } from '../field/field';
import { CameraIcon, CircleCheckIcon, FileCheckIcon } from '../icon/drawings';
import { Icon } from '../icon/icon';
import { useUpload, type UploadFile } from './use-upload';
import { useTexts } from '../texts/use-texts';
import { uploadFieldTexts } from './upload-field-texts';

export type UploadFieldProps = FieldProps<string> & {
  /**
   * Sends the file and resolves to its `fileId`; reports progress from 0 to 1; throws an error whose message is shown to the
   * user.
   */
  upload: UploadFile;
  maxBytes?: number;
};

const Drop = styled.div`
  position: relative;
  display: grid;
  place-items: center;
  align-content: center;
  gap: 8px;
  /* A card is not drawn larger than it is held. */
  max-width: 420px;
  aspect-ratio: 1.586;
  padding: 16px;
  border: 1px dashed var(--line-strong);
  border-radius: var(--radius-large);
  background: var(--surface);
  color: var(--text-soft);
  font-size: var(--text-14);
  text-align: center;
  overflow: hidden;

  &:hover {
    border-color: var(--action-text);
  }
  &:focus-within {
    outline: 2px solid var(--focus);
    outline-offset: 2px;
  }
  &:has([aria-invalid='true']) {
    border-color: var(--danger-text);
  }
  input {
    position: absolute;
    inset: 0;
    opacity: 0;
    cursor: pointer;
    font-size: 0;
  }
  img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: cover;
    pointer-events: none;
  }
  progress {
    width: 100%;
    height: 4px;
    border: 0;
    accent-color: var(--action);
  }
`;

const Done = styled.span`
  position: absolute;
  inset: auto 0 0;
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 4px;
  padding: 4px 8px;
  background: var(--surface);
  color: var(--ok);
  border-top: 1px solid var(--line);
  pointer-events: none;
`;

/**
 * An image: selected, dropped or photographed, uploaded at once with progress, shown when the upload is done. Its value is the
 * `fileId`.
 */
export function UploadField(props: UploadFieldProps) {
  const { label, hint, warning, error, optional, name, value, onChange, onBlur, upload } = props;
  const { maxBytes = 10 * 1024 * 1024 } = props;
  const texts = useTexts('uploadField', uploadFieldTexts);
  const { state, choose, again } = useUpload({ upload, maxBytes, onChange, texts });
  const busy = state.kind === 'sending';

  return (
    <Field
      label={label}
      hint={hint}
      warning={warning}
      optional={optional}
      error={state.kind === 'failed' ? state.text : error}
    >
      {(aria) => (
        <>
          <Drop>
            {busy ? (
              <>
                <span>{texts.sending(Math.round(state.share * 100))}</span>
                <progress value={state.share} max={1} aria-label={texts.progress(label)} />
              </>
            ) : value ? (
              <Icon of={FileCheckIcon} size={32} />
            ) : (
              <>
                <Icon of={CameraIcon} size={24} />
                <span>{texts.choose}</span>
              </>
            )}
            {state.kind === 'done' && state.preview && <img src={state.preview} alt={texts.preview(label)} />}
            {value && !busy && (
              <Done>
                <Icon of={CircleCheckIcon} size={16} />
                {texts.done}
              </Done>
            )}
            <input
              {...aria}
              type="file"
              name={name}
              // All pictures, and no `capture`: a phone then offers its album beside the camera. The gateway decides by the content.
              accept="image/*"
              disabled={busy}
              onBlur={onBlur}
              onChange={(event) => {
                const [file] = event.target.files ?? [];
                // Without this, selecting the same file again fires no event.
                event.target.value = '';
                if (file) void choose(file);
              }}
            />
          </Drop>
          {state.kind === 'failed' && state.file && (
            <div>
              <Button size="small" onClick={() => void again()}>
                {texts.retry}
              </Button>
            </div>
          )}
        </>
      )}
    </Field>
  );
}
