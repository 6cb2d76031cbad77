import Image from "@tiptap/extension-image";
import { TableKit } from "@tiptap/extension-table";
import { type ChainedCommands, type Editor, EditorContent, useEditor, useEditorState } from "@tiptap/react";
import StarterKit from "@tiptap/starter-kit";
import { type RefObject, useEffect } from "react";
import { m } from "#messages/paraglide/messages.js";
import { Icon } from "#web/ui/icon.tsx";
import type { IconName } from "#web/ui/icons.table.ts";

/** The posted field: it holds the editor's HTML. */
type Source = RefObject<HTMLTextAreaElement | null>;

/** Link protocols allowed in articles; the service drops others anyway. */
const isLink = (address: string): boolean => /^(https?:\/\/|mailto:|\/|#)/i.test(address);

const htmlOf = (editor: Editor): string => (editor.isEmpty ? "" : editor.getHTML());

/** Rich text editor in place of the HTML textarea. */
export default function RichText({ source }: { readonly source: Source }) {
  const editor = useSourceEditor(source);
  return (
    <div className="editor-frame">
      <Toolbar editor={editor} />
      <EditorContent editor={editor} />
    </div>
  );
}

/** An editor that takes the place of a field and keeps its value in step. */
function useSourceEditor(source: Source): Editor {
  const editor = useEditor({
    extensions: [
      StarterKit.configure({
        heading: { levels: [2, 3, 4] },
        link: { openOnClick: false, defaultProtocol: "https", isAllowedUri: isLink },
      }),
      Image,
      TableKit.configure({ table: { resizable: false } }),
    ],
    content: source.current?.value ?? "",
    immediatelyRender: true,
    // editor.css has its styles: the page accepts no styles from scripts.
    injectCSS: false,
    editorProps: {
      attributes: {
        class: "prose editor-rich",
        role: "textbox",
        "aria-multiline": "true",
        "aria-label": m.editor_content(),
      },
    },
    onUpdate({ editor: written }) {
      const field = source.current;
      if (!field) return;
      field.value = htmlOf(written);
      field.dispatchEvent(new Event("input", { bubbles: true }));
    },
  });
  useEffect(() => {
    const field = source.current;
    // If React delays between render and commit, the library creates another instance.
    if (!field || editor.isDestroyed) return undefined;
    // A restored copy is written into the field from outside.
    const changed = () => {
      if (field.value !== htmlOf(editor)) editor.commands.setContent(field.value, { emitUpdate: false });
    };
    const focused = () => editor.commands.focus();
    // A writer who began in the field, before this loaded, continues here.
    changed();
    if (document.activeElement === field) editor.commands.focus("end");
    field.hidden = true;
    field.addEventListener("input", changed);
    field.addEventListener("focus", focused);
    return () => {
      field.hidden = false;
      field.removeEventListener("input", changed);
      field.removeEventListener("focus", focused);
    };
  }, [editor, source]);
  return editor;
}

type Edit = (chain: () => ChainedCommands, editor: Editor) => ChainedCommands | null;
/** Icon, label, effect, and the format at the cursor that the button shows; one-time actions have none. */
type Tool = readonly [icon: IconName, name: () => string, edit: Edit, format?: string, attributes?: object];

const H2 = { level: 2 } as const;
const H3 = { level: 3 } as const;
const TOOLS: readonly Tool[] = [
  ["heading-2", m.editor_tool_h2, (chain) => chain().toggleHeading(H2), "heading", H2],
  ["heading-3", m.editor_tool_h3, (chain) => chain().toggleHeading(H3), "heading", H3],
  ["bold", m.editor_tool_bold, (chain) => chain().toggleBold(), "bold"],
  ["italic", m.editor_tool_italic, (chain) => chain().toggleItalic(), "italic"],
  ["strikethrough", m.editor_tool_strike, (chain) => chain().toggleStrike(), "strike"],
  ["link-2", m.editor_tool_link, editLink, "link"],
  ["list", m.editor_tool_list, (chain) => chain().toggleBulletList(), "bulletList"],
  ["list-ordered", m.editor_tool_ordered, (chain) => chain().toggleOrderedList(), "orderedList"],
  ["text-quote", m.editor_tool_quote, (chain) => chain().toggleBlockquote(), "blockquote"],
  ["table", m.editor_tool_table, toggleTable, "table"],
  ["undo-2", m.editor_tool_undo, (chain) => chain().undo()],
  ["redo-2", m.editor_tool_redo, (chain) => chain().redo()],
];

/** Sets or removes the link at the cursor; null if the writer cancels or enters no valid address. */
function editLink(chain: () => ChainedCommands, editor: Editor): ChainedCommands | null {
  const before: unknown = editor.getAttributes("link").href;
  const entered = window.prompt(m.editor_link_address(), typeof before === "string" ? before : "https://");
  if (entered === null) return null;
  const href = entered.trim();
  if (href === "") return chain().unsetLink();
  return isLink(href) ? chain().setLink({ href }) : null;
}

function toggleTable(chain: () => ChainedCommands, editor: Editor): ChainedCommands {
  if (editor.isActive("table")) return chain().deleteTable();
  return chain().insertTable({ rows: 3, cols: 3, withHeaderRow: true });
}

function Toolbar({ editor }: { readonly editor: Editor }) {
  const active = useEditorState({
    editor,
    selector: ({ editor: now }) =>
      TOOLS.map(([, , , format, attributes]) => (format ? now.isActive(format, attributes) : undefined)),
  });
  return (
    <div className="editor-tools" role="toolbar" aria-label={m.editor_tools()}>
      {TOOLS.map(([icon, name, edit], at) => (
        <button
          key={icon}
          type="button"
          className="icon-button"
          aria-label={name()}
          title={name()}
          aria-pressed={active[at]}
          onClick={() => edit(() => editor.chain().focus(), editor)?.run()}
        >
          <Icon name={icon} size={18} />
        </button>
      ))}
    </div>
  );
}
