import { TextArea, type TextAreaProps } from '../text-area/text-area';
import { boundText } from './bound-text';

/** `TextArea`, bound to the form's value of its `name`. */
export const FormTextArea = boundText<TextAreaProps>(TextArea);
