import { type FileHolder, heldIn } from '#app/platform/files/file-sweep.server.ts'
import { hospitalDocuments, hospitalPhotos, hospitals } from './tables.server.ts'

export const logoFiles: FileHolder = {
	owns: (key) => key.startsWith('logos/'),
	graceMinutes: 15,
	held: heldIn(hospitals.logoKey),
}

export const hospitalPhotoFiles: FileHolder = {
	owns: (key) => key.startsWith('hospital-photos/'),
	graceMinutes: 15,
	held: heldIn(hospitalPhotos.storageKey),
}

export const hospitalDocumentFiles: FileHolder = {
	owns: (key) => key.startsWith('hospital-documents/'),
	graceMinutes: 15,
	held: heldIn(hospitalDocuments.storageKey),
}
