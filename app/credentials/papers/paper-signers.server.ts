import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { councilByCode } from '#app/catalog/councils.ts'
import { env, isDemo } from '#app/platform/env.server.ts'
import { readRoots, type TrustedRoots } from '#app/platform/pdf/signature.server.ts'
import { certificatePem, deriveSigningKey } from '#app/platform/pdf/signing-key.server.ts'

const text = z.string().min(1)
const Issuer = z.discriminatedUnion('kind', [
	z.strictObject({
		kind: z.literal('council'),
		code: text.refine((code) => councilByCode(code) !== null, 'no council'),
	}),
	z.strictObject({ kind: z.literal('university'), name: text }),
	z.strictObject({ kind: z.literal('locker'), name: text }),
])
/** Whose papers a signature vouches for. A locker hands on papers of many issuers. */
export type PaperIssuer = z.infer<typeof Issuer>

const Signer = z.strictObject({
	/** Letter by letter as its certificate has it. */
	commonName: text,
	/** The common name of the authority that issued it: another one could issue to another office of the same name. */
	issuedBy: text,
	issuer: Issuer,
})
const names = ({ commonName, issuedBy }: z.infer<typeof Signer>) => JSON.stringify([commonName, issuedBy])
const Signers = z
	.array(Signer)
	.min(1)
	.refine((list) => new Set(list.map(names)).size === list.length, 'one signer twice')

/** What a signature has to lead to before it counts. A certificate below the root alone is anyone’s who bought one. */
export type PaperTrust = { roots: TrustedRoots; signers: z.infer<typeof Signer>[] }

/** Both lists as files have them; throws where one cannot be read, because half a list would refuse honest papers without a word. */
export function readPaperTrust(rootsPem: string, signersJson: string): PaperTrust {
	const roots = readRoots(rootsPem)
	if (!roots) throw new Error('PAPER_ROOTS_FILE holds no certificate, or one that cannot be read')
	const signers = Signers.safeParse(parsedJson(signersJson))
	if (!signers.success)
		throw new Error(`PAPER_SIGNERS_FILE is no list of signers: ${z.prettifyError(signers.error).replaceAll('\n', ' ')}`)
	return { roots, signers: signers.data }
}

function parsedJson(json: string): unknown {
	try {
		return JSON.parse(json)
	} catch {
		return null
	}
}

let trust: PaperTrust | null | undefined

/** The lists of this installation; null where it has none: then nothing is said about signatures. */
export function paperTrust(): PaperTrust | null {
	trust ??= configured() ?? (isDemo ? demoTrust() : null)
	return trust
}

function configured(): PaperTrust | null {
	const { PAPER_ROOTS_FILE: roots, PAPER_SIGNERS_FILE: signers } = env
	return roots && signers ? readPaperTrust(readFileSync(roots, 'utf8'), readFileSync(signers, 'utf8')) : null
}

const demoNames = { root: 'Demo authority', signer: 'DS Demo Council 1' }

/** The signer of the demo’s papers. */
export const demoPaperKey = () => deriveSigningKey(env.SECRET, 'papers', demoNames)

function demoTrust(): PaperTrust {
	const [, root = Buffer.of()] = demoPaperKey().certificates
	return {
		roots: readRoots(certificatePem(root)) ?? [],
		signers: [{ commonName: demoNames.signer, issuedBy: demoNames.root, issuer: { kind: 'council', code: 'MH-MC' } }],
	}
}
