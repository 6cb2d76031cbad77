import Image from "@tiptap/extension-image";
import { TableKit } from "@tiptap/extension-table";
import { EditorContent, useEditor, useEditorState } from "@tiptap/react";
import StarterKit from "@tiptap/starter-kit";
import { type RefObject, useEffect } from "react";
import { m } from "#web/paraglide/messages.js";
import { Icon } from "#web/ui/icon.tsx";
import type { IconName } from "#web/ui/icons.table.ts";

interface RichTextProps {
  /** The posted field: it holds the editor's HTML. */
  readonly source: RefObject<HTMLTextAreaElement | null>;
}

/** Link protocols allowed in articles; the service drops others anyway. */
const isLink = (address: string): boolean => /^(https?:\/\/|mailto:|\/|#)/i.test(address);

/** Rich text editor in place of the HTML textarea. */
export default function RichText({ source }: RichTextProps) {
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
      field.value = written.isEmpty ? "" : written.getHTML();
      field.dispatchEvent(new Event("input", { bubbles: true }));
    },
  });
  useEffect(() => {
    const field = source.current;
    // If React delays between render and commit, the library creates another instance.
    if (!field || editor.isDestroyed) return undefined;
    // A restored copy is written into the field from outside.
    const changed = () => {
      if (field.value !== (editor.isEmpty ? "" : editor.getHTML()))
        editor.commands.setContent(field.value, { emitUpdate: false });
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
  const is = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      bold: now.isActive("bold"),
      italic: now.isActive("italic"),
      strike: now.isActive("strike"),
      h2: now.isActive("heading", { level: 2 }),
      h3: now.isActive("heading", { level: 3 }),
      list: now.isActive("bulletList"),
      ordered: now.isActive("orderedList"),
      quote: now.isActive("blockquote"),
      link: now.isActive("link"),
      table: now.isActive("table"),
    }),
  });
  const chain = () => editor.chain().focus();
  const setLink = () => {
    const before: unknown = editor.getAttributes("link").href;
    const address = window.prompt(m.editor_link_address(), typeof before === "string" ? before : "https://");
    if (address === null) return;
    if (address.trim() === "") chain().unsetLink().run();
    else if (isLink(address.trim())) chain().setLink({ href: address.trim() }).run();
  };
  const setTable = () =>
    is.table
      ? chain().deleteTable().run()
      : chain().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run();
  return (
    <div className="editor-frame">
      <div className="editor-tools" role="toolbar" aria-label={m.editor_tools()}>
        <Tool
          icon="heading-2"
          name={m.editor_tool_h2()}
          on={is.h2}
          press={() => chain().toggleHeading({ level: 2 }).run()}
        />
        <Tool
          icon="heading-3"
          name={m.editor_tool_h3()}
          on={is.h3}
          press={() => chain().toggleHeading({ level: 3 }).run()}
        />
        <Tool icon="bold" name={m.editor_tool_bold()} on={is.bold} press={() => chain().toggleBold().run()} />
        <Tool
          icon="italic"
          name={m.editor_tool_italic()}
          on={is.italic}
          press={() => chain().toggleItalic().run()}
        />
        <Tool
          icon="strikethrough"
          name={m.editor_tool_strike()}
          on={is.strike}
          press={() => chain().toggleStrike().run()}
        />
        <Tool icon="link-2" name={m.editor_tool_link()} on={is.link} press={setLink} />
        <Tool
          icon="list"
          name={m.editor_tool_list()}
          on={is.list}
          press={() => chain().toggleBulletList().run()}
        />
        <Tool
          icon="list-ordered"
          name={m.editor_tool_ordered()}
          on={is.ordered}
          press={() => chain().toggleOrderedList().run()}
        />
        <Tool
          icon="text-quote"
          name={m.editor_tool_quote()}
          on={is.quote}
          press={() => chain().toggleBlockquote().run()}
        />
        <Tool icon="table" name={m.editor_tool_table()} on={is.table} press={setTable} />
        <Tool icon="undo-2" name={m.editor_tool_undo()} press={() => chain().undo().run()} />
        <Tool icon="redo-2" name={m.editor_tool_redo()} press={() => chain().redo().run()} />
      </div>
      <EditorContent editor={editor} />
    </div>
  );
}

interface ToolProps {
  readonly icon: IconName;
  readonly name: string;
  /** True if the format applies at the cursor; omitted for one-time actions. */
  readonly on?: boolean;
  readonly press: () => void;
}

function Tool({ icon, name, on, press }: ToolProps) {
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={name}
      title={name}
      aria-pressed={on}
      onClick={press}
    >
      <Icon name={icon} size={18} />
    </button>
  );
}
