import { UploadField, type UploadFieldProps } from '../upload-field/upload-field';
import { boundText } from './bound-text';

/** `UploadField`, bound to the form's value of its `name`: a `fileId`. */
export const FormUploadField = boundText<UploadFieldProps>(UploadField);
