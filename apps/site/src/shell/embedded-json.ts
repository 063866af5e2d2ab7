/** Reads a `<script type="application/json">` of the HTML by its id. */
export function embeddedJson<T>(id: string): T | undefined {
  const text = document.getElementById(id)?.textContent;
  return text ? (JSON.parse(text) as T) : undefined;
}
