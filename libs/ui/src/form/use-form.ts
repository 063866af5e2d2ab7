import { useFormik, type FormikErrors } from 'formik';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { dropDraft, readDraft, writeDraft } from './draft';
import { trimText, trimTexts } from './trim-texts';
import { useAfterPaint } from './use-after-paint';
import { useAfterPress } from './use-after-press';
import { useTexts } from '../texts/use-texts';
import { formTexts } from './form-texts';

/** Why the server refused: the envelope's `code` and `msg`, and its `data.fields` when single fields are wrong. */
export type FormFailure = { code?: string; msg: string; fields?: Readonly<Record<string, string>> };

/** The values of a form by field name. */
export type FormValues = Record<string, unknown>;

/** A form's initial values, validation and submit. */
export type FormOptions<V extends FormValues> = {
  initialValues: V;
  /** A yup schema; its messages are shown at the fields. */
  schema?: { validate: (value: unknown, options?: object) => Promise<unknown> };
  /** Checks that need more than the values themselves, such as a balance. */
  validate?: (values: V) => Partial<Record<keyof V & string, string>>;
  /**
   * Resolves to nothing on success, to the failure otherwise, and to `false` when the user cancelled: the form then stays as it
   * is. A thrown error is a fault of the page and is shown as one.
   */
  onSubmit: (values: V) => Promise<FormFailure | false | undefined | void>;
  /** Stores these fields of an unfinished form for this tab under this key; a customer's key begins with `<username>:`. */
  draft?: { key: string; fields: readonly (keyof V & string)[] };
};

/** A form's state; pass it to `Form`. */
export type FormState<V extends FormValues = FormValues> = {
  values: V;
  /** Sets one field and clears its server error. */
  setValue<K extends keyof V & string>(name: K, value: V[K]): void;
  setValues(values: Partial<V>): void;
  /** The error to show at a field, after it was visited or a submit was tried. */
  errorOf: (name: string) => string | undefined;
  blur: (name: string) => void;
  /** Validates one field now and resolves to whether it is valid: used before a code is requested. */
  check(name: keyof V & string): Promise<boolean>;
  /** Shows a refusal that came from a call other than the submit. */
  fail: (failure: FormFailure) => void;
  /** Moves the focus to the first wrong field, or to the form-level error, once it is shown. */
  focusWrong: () => void;
  submit: () => Promise<void>;
  reset: () => void;
  busy: boolean;
  /** The form-level error. */
  alert: string | undefined;
  ref: RefObject<HTMLFormElement | null>;
};

/**
 * The state of a form: validates by the schema, submits once, shows refusals at their fields, stores drafts. Pass it to `Form`.
 */
export function useForm<V extends FormValues>(options: FormOptions<V>): FormState<V> {
  const { initialValues, schema, validate, onSubmit, draft } = options;
  const texts = useTexts('form', formTexts);
  const ref = useRef<HTMLFormElement>(null);
  const afterPress = useAfterPress();
  const afterPaint = useAfterPaint();
  const running = useRef(false);
  const [failure, setFailure] = useState<FormFailure>();
  const [attempts, setAttempts] = useState(0);

  const formik = useFormik<V>({
    initialValues,
    validationSchema: schema && {
      validate: (values: V, options?: object) => schema.validate(trimTexts(values), options),
    },
    validate: validate && ((values) => validate(trimTexts(values)) as FormikErrors<V>),
    onSubmit: async (values) => {
      const answer = await onSubmit(trimTexts(values)).catch(() => ({ msg: texts.failed }));
      if (answer === false) return;
      if (answer) {
        setFailure(answer);
        return;
      }
      if (draft) dropDraft(draft.key);
    },
  });
  const { setValues: put, values, initialValues: began, isSubmitting, submitCount, validateForm } = formik;

  // In an effect, because the form validates the values of the last render: a slow phone paints before React has rendered new ones.
  const [changes, setChanges] = useState(0);
  useEffect(() => {
    if (changes > 0) afterPaint(() => void validateForm());
  }, [changes, afterPaint, validateForm]);
  const validateSoon = () => setChanges((count) => count + 1);

  const draftKey = draft?.key;
  const draftFields = draft?.fields.join();
  const restored = useRef(false);
  useEffect(() => {
    if (!draftKey || !draftFields) return;
    const fields = draftFields.split(',');
    if (restored.current) {
      writeDraft(draftKey, fields, values, began);
      return;
    }
    // After the first render, because the server's HTML has no draft.
    restored.current = true;
    const stored = readDraft(draftKey, fields);
    if (Object.keys(stored).length === 0) return;
    void put({ ...values, ...stored }, false);
  }, [draftKey, draftFields, values, began, put]);

  // In an effect, because the error must be shown: on a busy phone a frame passes before React has rendered it.
  useEffect(() => {
    if (attempts === 0) return;
    const place = (selector: string) => ref.current?.querySelector<HTMLElement>(selector);
    (place('[aria-invalid="true"]') ?? place('[data-part="refusal"]'))?.focus();
  }, [attempts]);

  const focusWrong = () => setAttempts((count) => count + 1);

  const submit = async () => {
    if (running.current) return;
    running.current = true;
    setFailure(undefined);
    try {
      await formik.submitForm();
    } finally {
      running.current = false;
      focusWrong();
    }
  };

  const forget = (name: string) =>
    setFailure((before) => {
      if (!before?.fields?.[name]) return before;
      const { [name]: _gone, ...fields } = before.fields;
      return Object.keys(fields).length > 0 ? { ...before, fields } : undefined;
    });

  const shown = (name: string) => submitCount > 0 || name in formik.touched;
  const errors: Readonly<Record<string, unknown>> = formik.errors;
  const known = (name: string) => name in values;
  const blamed = Object.keys(failure?.fields ?? {});
  const shownAtFields = blamed.length > 0 && blamed.every(known);

  return {
    values,
    setValue: (name, value) => {
      forget(name);
      void formik.setFieldValue(name, value, false);
      validateSoon();
    },
    setValues: (some) => {
      void put({ ...values, ...some }, false);
      validateSoon();
    },
    errorOf: (name) => {
      const own = shown(name) ? errors[name] : undefined;
      return failure?.fields?.[name] ?? (typeof own === 'string' ? own : undefined);
    },
    blur: (name) =>
      afterPress(() => {
        const tidy = trimText(name, values[name]);
        if (tidy !== values[name]) void formik.setFieldValue(name, tidy, false);
        void formik.setFieldTouched(name, true, false);
        validateSoon();
      }),
    check: async (name) => {
      await formik.setFieldTouched(name, true, false);
      const found: Readonly<Record<string, unknown>> = await formik.validateForm();
      return found[name] === undefined;
    },
    fail: setFailure,
    focusWrong,
    submit,
    reset: () => {
      setFailure(undefined);
      if (draft) dropDraft(draft.key);
      formik.resetForm();
    },
    busy: isSubmitting,
    alert: failure && !shownAtFields ? failure.msg : undefined,
    ref,
  };
}
