import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Words } from 'pest-sdk';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { storyLocale } from '../../stories-data/food-plant';
import { FileUpload, type FileUploadProps } from './FileUpload';
import type { UploadCall } from './useFileUpload';

const limit = 64 * 1024;
const accepted: Words = { zh: 'JPG 或 PNG，不超过 64 KB', en: 'JPG or PNG, at most 64 KB' };

/** An upload that the story brings to its end. */
function held() {
  const calls: { call: UploadCall; finish: (answer: string) => void; fail: (why: unknown) => void }[] = [];
  const upload = (_file: File, call: UploadCall) =>
    new Promise<string>((finish, fail) => {
      calls.push({ call, finish, fail });
      call.signal.addEventListener('abort', () => fail(call.signal.reason));
    });
  return { calls, upload };
}

const meta = {
  title: 'Primitives/File upload',
  component: FileUpload<string>,
  args: {
    accept: ['image/jpeg', 'image/png'],
    maxBytes: limit,
    upload: fn<FileUploadProps<string>['upload']>(async (file) => file.name),
    onUploaded: fn(),
  },
  render: (args, { globals }) => <FileUpload {...args} help={accepted[storyLocale(globals)]} />,
} satisfies Meta<FileUploadProps<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

function file(name: string, type: string, bytes: number): File {
  return new File([new Uint8Array(bytes)], name, { type });
}

/** A picture that compresses badly, so that it is over the limit as it comes. */
async function noisyPicture(): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = 400;
  canvas.height = 300;
  const context = canvas.getContext('2d');
  const image = context?.createImageData(400, 300);
  if (image) {
    for (let at = 0, seed = 1; at < image.data.length; at += 1) {
      seed = (seed * 16807) % 2147483647;
      image.data[at] = at % 4 === 3 ? 255 : seed % 256;
    }
    context?.putImageData(image, 0, 0);
  }
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  return new File(blob ? [blob] : [], 'plan.png', { type: 'image/png' });
}

const refusesInWords: Story['play'] = async ({ canvasElement, args, globals }) => {
  const canvas = within(canvasElement);
  const { choose, wrong, large } = {
    zh: {
      choose: '选择文件',
      wrong: '不支持这种文件，请选择 jpg、png',
      large: '文件大小为 65 KB，不能超过 64 KB',
    },
    en: {
      choose: 'Choose a file',
      wrong: 'This file type is not allowed. Choose jpg, png',
      large: 'The file is 65 KB; the limit is 64 KB',
    },
  }[storyLocale(globals)];
  const input = canvas.getByLabelText(choose);
  await userEvent.upload(input, file('plan.gif', 'image/gif', 10), { applyAccept: false });
  expect(canvas.getByRole('alert')).toHaveTextContent(wrong);
  await userEvent.upload(input, file('plan.png', 'image/png', limit + 1));
  expect(canvas.getByRole('alert')).toHaveTextContent(large);
  expect(args.upload).not.toHaveBeenCalled();
};

export const RefusesInWords: Story = { globals: { locale: 'zh', scheme: 'light' }, play: refusesInWords };
export const RefusesInWordsInEnglishAndDark: Story = {
  globals: { locale: 'en', scheme: 'dark' },
  play: refusesInWords,
};

export const ShrinksPictures: Story = {
  args: { downscale: true },
  globals: { locale: 'en', scheme: 'light' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const picture = await noisyPicture();
    expect(picture.size).toBeGreaterThan(limit);
    await userEvent.upload(canvas.getByLabelText('Choose a file'), picture);
    await canvas.findByText(/has been reduced/);
    expect(args.onUploaded).toHaveBeenCalledOnce();
    expect(args.onUploaded).toHaveBeenCalledWith('plan.jpg', expect.any(File));
  },
};

const slow = held();

export const ProgressAndCancel: Story = {
  args: { upload: fn(slow.upload) },
  globals: { locale: 'zh', scheme: 'dark' },
  play: async ({ canvasElement, args }) => {
    slow.calls.length = 0;
    const canvas = within(canvasElement);
    const input = canvas.getByLabelText('选择文件');
    await userEvent.upload(input, file('a.png', 'image/png', 10));
    slow.calls[0]?.call.onProgress(0.4);
    await waitFor(() => expect(canvas.getByRole('progressbar', { name: /a\.png：40%/ })).toHaveValue(0.4));
    await userEvent.click(canvas.getByRole('button', { name: '取消上传' }));
    expect(slow.calls[0]?.call.signal.aborted).toBe(true);
    expect(canvas.queryByRole('progressbar')).toBeNull();
    expect(canvas.queryByRole('alert')).toBeNull();
    expect(input).toHaveFocus();

    await userEvent.upload(input, file('b.png', 'image/png', 10));
    await userEvent.upload(input, file('c.png', 'image/png', 10));
    slow.calls[2]?.finish('c');
    await canvas.findByText('已上传 c.png');
    expect(args.onUploaded).toHaveBeenCalledOnce();
    expect(args.onUploaded).toHaveBeenCalledWith('c', expect.any(File));
  },
};

export const RefusedByTheServer: Story = {
  args: { upload: fn<FileUploadProps<string>['upload']>(() => Promise.reject(new Error('no answer'))) },
  globals: { locale: 'en', scheme: 'light' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.upload(canvas.getByLabelText('Choose a file'), file('a.png', 'image/png', 10));
    expect(await canvas.findByRole('alert')).toHaveTextContent('The upload failed. Please try again');
  },
};
