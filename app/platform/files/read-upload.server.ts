export type Upload = { name: string; bytes: Buffer }

/** The file of a form field; `null` when none was chosen. Neither its name nor its contents are checked here. */
export async function readUpload(entry: FormDataEntryValue | null | undefined): Promise<Upload | null> {
	if (!(entry instanceof File)) return null
	// Browsers send an empty file without a name for a file field that was left alone.
	if (entry.size === 0 && entry.name === '') return null
	return { name: entry.name, bytes: Buffer.from(await entry.arrayBuffer()) }
}
